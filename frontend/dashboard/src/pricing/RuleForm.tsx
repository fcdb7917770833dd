import type { Rule } from '@chalkline/api';
import type { RuleInput } from '../data/owner-calls.ts';
import { EditRecord, NewRecord } from '../form/RecordScreens.tsx';
import { RuleFields } from './RuleFields.tsx';

const SCREEN = { resource: 'pricing', done: 'Rule saved', Fields: RuleFields } as const;

/** /dashboard/pricing/new */
export function RuleNew() {
  return <NewRecord<Rule, RuleInput> {...SCREEN} />;
}

/** /dashboard/pricing/{id}/edit */
export function RuleEdit() {
  return <EditRecord<Rule, RuleInput> {...SCREEN} />;
}
