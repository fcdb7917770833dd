import { type ContactField, meantEmail } from '../../../pricing/index.js';
import { type ConversationState, timesAsked } from '../../state.js';

/** Id of the question whether another address was meant. */
export const EMAIL_SLIP = 'email_slip';
/** One address may be put right with another that is mistyped; after that they know best. */
const MOST_TIMES = 2;

/** Whether another address was meant, asked of one whose end looks mistyped: nothing else is as certain to lose the lead. */
export function emailSlip(
  state: ConversationState,
  newContact: readonly ContactField[],
): { id: typeof EMAIL_SLIP; ask: string } | null {
  const { email } = state.contact;
  const meant = newContact.includes('email') && email !== null ? meantEmail(email) : null;
  return email === null || meant === null || state.emergency || timesAsked(state, EMAIL_SLIP) >= MOST_TIMES
    ? null
    : { id: EMAIL_SLIP, ask: mistyped(email, meant) };
}

/** No reply may name an address that neither the owner published nor the visitor wrote: this one names what is wrong with theirs. */
function mistyped(email: string, meant: string): string {
  const [name = '', provider = ''] = [email, meant].map((one) => (one.split('@')[1] ?? '').split('.')[0]);
  return name.toLowerCase() === provider.toLowerCase()
    ? 'The end of that email address looks mistyped: did you mean ".com"?'
    : `That email address looks mistyped after the @: did you mean ${provider.charAt(0).toUpperCase()}${provider.slice(1)}?`;
}
