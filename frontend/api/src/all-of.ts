/**
 * A list of all members of a union, in the order of the screens: one that is missing does not compile, nor one too many.
 * `allOf<'a' | 'b'>()(['b', 'a'])`
 */
export const allOf =
  <Union>() =>
  <const Members extends readonly Union[]>(
    members: Members & ([Exclude<Union, Members[number]>] extends [never] ? unknown : Missing<Union, Members>),
  ): Members =>
    members;

interface Missing<Union, Members extends readonly Union[]> {
  missing: Exclude<Union, Members[number]>;
}
