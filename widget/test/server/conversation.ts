/** What the fake backend says: enough of a painter's conversation to bring every kind of answer onto the screen. */
export interface Answer {
  message: string;
  chatId?: string;
  visitorToken?: string;
  estimate?: object | null;
  suggestions?: string[];
  contactRequested?: boolean;
  emergencyPhone?: string;
}

export const ESTIMATE = {
  currency: 'USD',
  amount: 5400,
  low: 4900,
  high: 6100,
  confidence: 'medium',
  basis: 'mixed',
  lines: [
    {
      label: 'Exterior painting, from 4 of your jobs like this',
      amount: 4500,
      source: { type: 'jobs', jobIds: ['1'] },
    },
    { label: 'Heritage listed building (+20%)', amount: 900, source: { type: 'rule', ruleId: '2' } },
  ],
  assumptions: ['Two coats', 'Access from the ground'],
};

export function converse(messages: { role: string; content: string }[], contact?: object): Answer {
  const text = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n');
  const latest = messages.at(-1)?.content ?? '';
  if (/burst|gas|flood/i.test(latest)) {
    return {
      message:
        'That sounds urgent. Call us now, we answer day and night. Turn the water off at the main valve if you can.',
      emergencyPhone: '(555) 014-2277',
    };
  }
  if (contact || /@/.test(latest)) return { message: 'Thank you. We will be in touch within one working day.' };
  if (/\d{3}/.test(text)) {
    return {
      message: 'For a house like yours, most jobs come to between $4,900 and $6,100. Where can we reach you?',
      estimate: ESTIMATE,
      contactRequested: true,
    };
  }
  return {
    message: 'Happy to help. About how large is the area to paint?',
    suggestions: ['About 1,200 sq ft', 'About 1,800 sq ft', 'I do not know'],
  };
}
