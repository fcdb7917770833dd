import type { Article } from './article.ts';

export const questions: Article = {
  id: 2,
  title: 'Seven questions to ask before you name a price',
  description:
    'A price given too early is a promise made blind. Seven questions any customer can answer, why each one moves the price, and how to ask them without losing the customer.',
  keywords: ['questions before quoting', 'quote intake', 'trade customer questions', 'site visit checklist'],
  picture: 'level',
  readTime: '1 min',
  date: '2024-12-04',
  content: [
    '“Just a rough number” is the most expensive sentence in the trades. Say one and you are held to it. Refuse and the customer calls somebody who will. There is a way between the two: ask a few questions first, fast and in plain words, and then give a range that you can stand behind.',
    'These are the seven that pay for themselves. None of them needs a site visit, and none needs knowledge that a customer does not have.',
    { heading: '1. What should be different when I am done?' },
    'Not “what do you need?”. People answer that with a diagnosis: “I need a new valve.” Ask for the result, and you hear the problem: “I want the shower to stay warm when somebody flushes.” Half of the time that is another job, sometimes a smaller one, and the customer remembers who said so.',
    { heading: '2. How big is it, in anything you can count?' },
    'Square feet are best, but few people know them. Everybody can count rooms, windows, steps and taps. Length times width is fine. “As big as a double garage” is fine. Take whatever they can count and turn it into your own unit later. A request with one number in it can be priced within a useful range; a request with none cannot.',
    { heading: '3. What is there now?' },
    'Removal is the most forgotten line in home improvement. Old tile, old turf, two layers of shingles, a boiler the size of a cow. Ask what is there, whether it goes, and who takes it away. If you ask nothing else from this list, ask this.',
    { heading: '4. How do I get to it?' },
    'Third floor without a lift. A gate of thirty inches. A crawl space. Parking two streets away. Customers do not mention access, because they walk in every day without a compressor. It costs you hours and you cannot see it from the phone.',
    { heading: '5. How old is the house?' },
    'Age is a stand-in for twenty questions that nobody can answer. It hints at wiring, pipes, lead paint, plaster, footings and how square the corners are. You do not need the year. “Before the war, seventies or new” is enough to choose which of your past jobs to compare with.',
    { heading: '6. When does it have to be done, and why then?' },
    'The date is about your calendar; the reason is about the job. “Before the baby comes” cannot slip. “Before we sell” wants tidy and quick. “Whenever” can fill the gap after a cancellation, and you may like to price it that way. And if the answer is “water is coming through the ceiling”, stop asking and give them your phone number.',
    { heading: '7. What have you got already?' },
    'The tap is in the garage. The tiles are bought, and they are two square metres short. A brother-in-law has started. Ask what has been bought and what has been begun. Both change the price and both change the tone of the first visit.',
    { heading: 'How to ask without losing them' },
    'Seven questions on a form are a wall. Nobody fills it in on a phone at nine in the evening. The same seven as a conversation, one at a time, each with a short reason, feel like someone who knows the work. Three habits help:',
    {
      list: [
        'Ask only what is still open. If they wrote “three bedrooms, walls only”, do not ask what they want painted.',
        'Give the reason in half a sentence: “How high is it? Towers are a cost of their own.”',
        'Take “I don’t know” for an answer, and widen the range instead of pushing.',
      ],
    },
    { heading: 'Then give a range, and say what it rests on' },
    'When the answers are in, say the range, the two or three things it depends on, and what you assumed: “Between $4,900 and $6,100. That is two coats, sound timber and access from the drive. If it is peeling, expect the upper end.” A customer who has heard that is not surprised later, and a surprised customer is what you are really trying to avoid.',
    'Ask these seven for a month and note which ones changed your price. Keep those. Your trade may need an eighth, and you will know which one by then. They are also the questions that the Chalkline chat is built around: it skips what has been said, asks for what is missing, and passes on the answers with the lead.',
  ],
};
