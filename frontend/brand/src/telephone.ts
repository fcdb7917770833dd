/**
 * `tel:` address of a number as people write it. An extension is dialled by hand, once somebody has picked up: its digits
 * behind the number's would ring at somebody else's.
 */
export const telephone = (phone: string): string => `tel:${phone.replace(/(\d)\W*[a-z#].*|[^+\d]/gi, '$1')}`;
