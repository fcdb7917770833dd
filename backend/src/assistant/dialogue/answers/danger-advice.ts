const ADVICE: readonly [danger: RegExp, advice: string][] = [
  [
    /gas|monoxide/,
    'Leave the building first, touch no switches, and call the gas company or emergency services from outside.',
  ],
  [/roof$/, 'Catch the water if you can, and keep clear of a ceiling that bulges.'],
  [/pipe|flood|sewage|water/, 'If you can, shut off the main water valve.'],
  [/spark|burn|wire|fire|shock/, 'Keep clear, and switch off the power at the main breaker if that is safe.'],
  [/collapse/, 'Keep everybody out from under it.'],
  [/hurt/, 'Call emergency services first.'],
];

/** What somebody in danger reads first: the owner's phone number, and what keeps people safe until help comes. */
export function dangerAdvice(danger: string | null, businessName: string, phone: string | null): string {
  const call = phone
    ? `Please call ${businessName} now at ${phone}: that is the fastest way to get help.`
    : `${businessName} is told right away that this is urgent.`;
  const advice = danger ? ADVICE.find(([pattern]) => pattern.test(danger))?.[1] : undefined;
  // Gas and injuries come before any phone call to a tradesperson.
  const first = danger !== null && /gas|monoxide|hurt/.test(danger);
  return advice ? (first ? `${advice} ${call}` : `${call} ${advice}`) : call;
}
