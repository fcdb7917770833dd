import type { Rule } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import { AT_ONCE } from '../data/at-once.ts';
import { useTell } from '../shell/useTell.ts';

function titleOf({ isActive, interpretation }: Rule): string {
  if (!isActive) return 'Does not count. Click to turn it on.';
  const counts = interpretation.status === 'priced' ? 'Counts in every estimate.' : 'A note: it changes no price.';
  return `${counts} Click to turn it off.`;
}

/** Active or Inactive; a click changes it. */
export function StatusPill({ rule }: { rule: Rule }) {
  const [update, { isPending }] = useUpdate<Rule>();
  const queries = useQueryClient();
  const tell = useTell();
  const toggle = async (): Promise<void> => {
    if (isPending) return;
    const { title, description, isActive, updatedAt } = rule;
    try {
      // A list that is on its way holds the rule as it was, and would put it back.
      await queries.cancelQueries({ queryKey: ['pricing', 'getList'] });
      await update(
        'pricing',
        { id: rule.id, data: { title, description, isActive: !isActive, updatedAt }, previousData: rule },
        AT_ONCE,
      );
    } catch (error) {
      tell.failed(error, 'The rule could not be changed');
    }
  };
  return (
    <button
      type="button"
      className={`pill ${rule.isActive ? 'pill-good' : 'pill-quiet'}`}
      role="switch"
      aria-checked={rule.isActive}
      // The same in both states: which one it is, the switch tells. It has the word that is seen, whichever that is.
      aria-label={`Active or Inactive: ${rule.title}`}
      title={titleOf(rule)}
      // Not disabled meanwhile: that would take the focus from whoever presses it.
      aria-disabled={isPending}
      onClick={() => void toggle()}
    >
      {rule.isActive ? 'Active' : 'Inactive'}
    </button>
  );
}
