const ADVICE: readonly [danger: RegExp, advice: string][] = [
  [
    /gas|monoxide/,
    'Leave the building first, touch no switches, and call the gas company or emergency services from outside.',
  ],
  [/^fire/, 'Leave the building first, and call the fire service from outside.'],
  [/roof$/, 'Catch the water if you can, and keep clear of a ceiling that bulges.'],
  [/pipe|flood|sewage|water/, 'If you can, shut off the main water valve.'],
  [/spark|burn|wire|shock/, 'Keep clear, and switch off the power at the main breaker if that is safe.'],
  [/collapse/, 'Keep everybody out from under it.'],
  [/hurt/, 'Call emergency services first.'],
];

/** Whether no tradesperson comes before the emergency services: gas, fire, somebody hurt. */
export const isForEmergencyServices = (danger: string | null): boolean =>
  danger !== null && /gas|monoxide|^fire|hurt/.test(danger);

/** What somebody in danger reads first: the owner's phone number, and what keeps people safe until help comes. */
export function dangerAdvice(danger: string | null, businessName: string, phone: string | null): string {
  const call = phone
    ? `Please call ${businessName} now at ${phone}: that is the fastest way to get help.`
    : `${businessName} is told right away that this is urgent.`;
  const advice = danger ? ADVICE.find(([pattern]) => pattern.test(danger))?.[1] : undefined;
  return advice ? (isForEmergencyServices(danger) ? `${advice} ${call}` : `${call} ${advice}`) : call;
}
