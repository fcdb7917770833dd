export interface PlanFeature {
  label: string;
  explanation: string;
}

export interface Plan {
  id: string;
  name: string;
  /** Dollars a month. */
  price: number;
  summary: string;
  features: PlanFeature[];
  action: string;
}

export const plans: Plan[] = [
  {
    id: 'growth',
    name: 'Growth',
    price: 10,
    summary: 'The estimate chat on your website, with your prices.',
    action: 'Start Free Trial',
    features: [
      {
        label: 'Free unlimited trial in the admin dashboard, pay only when embedding the widget',
        explanation:
          'Enter jobs and rules, try the chat in the preview and check its accuracy for as long as you like. The $10 begin when the chat goes onto your own website.',
      },
      {
        label: 'AI estimate bot with custom pricing rules',
        explanation:
          'Write rules as sentences. The chat asks for what they need and shows a range, with each rule that applied as a line of its own.',
      },
      {
        label: 'Lead capture and qualification',
        explanation:
          'Name, email and phone as soon as they are given, with urgency, size and wishes. Each lead has a status, from new to won or lost.',
      },
      {
        label: 'Project requirement collection',
        explanation:
          'The questions depend on the trade: storeys for painters, layers for roofers, old wiring for electricians. Customers can add photos.',
      },
      {
        label: 'Self-service or assisted widget setup',
        explanation:
          'One script tag, copied from your dashboard. If you would rather not touch your website, write to us and we go through it with you.',
      },
      {
        label: 'Email support',
        explanation:
          'Write to us about rules that were misread, odd estimates or the setup. A person reads it and answers.',
      },
    ],
  },
  {
    id: 'transform',
    name: 'Transform',
    price: 100,
    summary: 'We build the website too, and look after it with you.',
    action: 'Start Free Trial',
    features: [
      { label: 'Everything in Growth', explanation: 'All of the plan beside this one, with no second bill.' },
      {
        label: 'Custom website design',
        explanation:
          'A website for your firm with your work, your area and the chat in it, made to load fast on a phone.',
      },
      {
        label: 'Expert bot configuration and training',
        explanation:
          'We enter your past jobs, turn your price list into rules with you, and check the results against jobs that you know.',
      },
      {
        label: 'Business integrations such as booking and payments',
        explanation: 'Leads passed on to the calendar, invoicing or payment service that you already use.',
      },
      {
        label: 'SEO and content strategy',
        explanation:
          'Pages for the services and places that you want to be found for, written from what customers ask in your chats.',
      },
      {
        label: 'Monthly performance review with priority support',
        explanation: 'Once a month we go through leads, wins and accuracy with you. Your messages are answered first.',
      },
    ],
  },
];
