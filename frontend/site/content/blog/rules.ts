import type { Article } from './article.ts';

export const writingRules: Article = {
  id: 3,
  title: 'Write pricing rules that a stranger could follow',
  description:
    'Your surcharges live in your head until somebody else has to quote. How to write them as sentences with one amount, one unit and one condition, and how to test them.',
  keywords: ['pricing rules', 'surcharges for trades', 'how to write pricing rules', 'minimum charge'],
  picture: 'square',
  readTime: '1 min',
  date: '2024-12-06',
  content: [
    'Ask a painter what a second storey adds and the answer comes at once: “about ten percent”. Ask whether that is ten percent for each storey or once, whether the ground floor counts, and whether it applies indoors, and there is a pause. The rule was never a rule. It was a habit, and it has been applied a little differently every time.',
    'Habits work while one person does all the quoting. The day you are on a roof and someone else has to answer, they have to become sentences. It takes an evening. Here is how to make it a good one.',
    { heading: 'One amount, one unit, one condition' },
    'A rule that a stranger can follow has three parts: how much, of what, and when. “Add 20% for heritage listed buildings” has all three: twenty, percent of the base price, heritage listed. “Old houses cost more” has none of them. If a sentence has two amounts, make it two rules. You will want to switch off one of them some day.',
    {
      caption: 'The same habits, before and after',
      rows: [
        ['“High jobs are extra”', '10 percent per storey above ground for exterior painting'],
        ['“We charge for coming out”', 'Call-out fee $90 after 6pm or on weekends'],
        ['“Small stuff isn’t worth it”', 'Minimum job is $250'],
        ['“Far away costs more”', 'Jobs further than 20 miles: $2 a mile'],
        ['“Regulars get a bit off”', 'Returning customers get 5% off'],
      ],
    },
    { heading: 'Know the six kinds' },
    'Nearly everything that a trade charges is one of six shapes. Knowing them makes it easy to say what you mean.',
    {
      list: [
        'A percentage: “Add 25% for difficult access.”',
        'A percentage for each unit: “10 percent per storey above ground.”',
        'A fixed amount: “Permit fee of $175.”',
        'A fixed amount for each unit: “Each gate is $285.”',
        'A rate, which makes the base price itself: “$3.50 per sq ft for interior walls.”',
        'A minimum: “Minimum job is $250.”',
      ],
    },
    { heading: 'Decide what is free' },
    'Unit rules nearly always have a free part that nobody says aloud. The first storey is free. The first twenty miles are free. The first outlet is in the call-out. Write it: “above ground”, “further than 20 miles”, “every extra outlet”. Without those words a stranger will charge for the ground floor, and the customer will notice before you do.',
    { heading: 'Add percentages, do not stack them' },
    'Heritage 20 percent and difficult access 25 percent on a $4,000 base: is that $5,800 or $6,000? Added up it is 45 percent of $4,000, so $1,800 more. Stacked one upon the other it is $6,000. Neither is wrong, but mixing them is. We suggest adding: each line then stays the same whatever else applies, and a customer can check it in their head. “Heritage, $800. Access, $1,000.” Nothing to explain.',
    { heading: 'Use the customer’s words for the condition' },
    'A condition is worth something only if it can be recognised. “Class B substrate” will never be said in a first call. “Peeling”, “upstairs”, “no truck access” and “weekend” will. Write the condition in the words that customers use, and add a second word where there are two for the same thing: “narrow gate or no machine access”.',
    { heading: 'Leave judgement out' },
    'Some things are not rules. “Add something if the customer is difficult” is honest, but it belongs in your head. So does “depends on the state of the frames”. If you cannot say it in a number today, make it a question that is asked and passed on to you, and price it when you have seen it. A short list of rules that always apply beats a long one that sometimes does.',
    { heading: 'Test them on last month' },
    'Take five jobs that you finished last month. Give the rules and the plain base price to someone in the house, and let them work out each total. Where their total and your invoice part ways, one of three things is true. A rule is missing. A rule is unclear. Or you charged too little that day. All three are worth knowing.',
    'Then do the thing that makes rules last: put a date in the calendar, twice a year, to read them again. Fuel, disposal and insurance move. A rule from two winters ago is a discount that you have forgotten.',
    'In Chalkline you type rules like the ones above. It shows how each was understood, with a worked example, before it counts. What it cannot read it leaves alone and tells you so, because a rule that is guessed at is worse than none.',
  ],
};
