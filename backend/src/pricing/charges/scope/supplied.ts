import { pattern } from '../../language/index.js';

const SUPPLIED = pattern('iu')`
  \b(?:customer|client|owner|you|they)[- ]?(?:'ve )?(?: already| have)? ?(?:suppl|provid|bought|buy|bring|have|own)
  |^(?:(?:with|for|on|if|using|fitting|installing|hanging) )*(?:(?:your|their|the customer's|a customer's) )?own \p{L}+|\b(?:your|their) own\b
`;
/** "You supply your own", "customer supplied": who buys it, and nothing of what. */
const ONLY_SUPPLIED = pattern('i')`
  ^(?:(?:if|when|where|and) )?(?:you|customers?|clients?|owners?|they)[- ]?(?: already| have)* ?
    (?:suppl\w+|provid\w+|bought|buys?|bring|have)(?: (?:it|them|one|the|your|their|own|parts?|materials?|fixtures?|unit))*$
`;

/** Whether a price is for what the customer has bought ("own toilet", "customer-supplied"). */
export const isSupplied = (condition: string | null): boolean => SUPPLIED.test(condition ?? '');

/** Whether a price says so, and not for what: that stands before it. */
export const isOnlySupplied = (condition: string | null): boolean => ONLY_SUPPLIED.test(condition ?? '');
