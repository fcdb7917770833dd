import type { Article } from './article.ts';

export const pastJobs: Article = {
  id: 1,
  title: 'How to price a job from the jobs you have already done',
  description:
    'Your finished jobs are the best price list you own. How to compare them with a new request, what to take out first, and how wide the range should be.',
  keywords: ['pricing past jobs', 'comparable jobs', 'trade estimating', 'how to price a job'],
  picture: 'tape',
  readTime: '1 min',
  date: '2024-12-02',
  content: [
    'Every trade has price books. They are full of averages from places where you do not work, for crews that are not yours. Meanwhile, in your invoices, sits a better book: what people near you paid for work done by you. Most firms never open it again after the money has arrived.',
    'House valuers solved this problem long ago. They do not ask what a house costs per brick. They look for three or four sales of similar houses, correct for the differences, and take the middle. You can price a job in the same way, with a pencil, in ten minutes. Here is how.',
    { heading: 'Step one: find jobs of the same kind' },
    'Look for the service first and for size second. An exterior repaint is compared with exterior repaints, also when an interior job happened to cost the same. Four good matches are worth more than forty loose ones. If you find fewer than three, be honest with yourself: you do not have a price yet, you have a feeling. Go and look at the job.',
    { heading: 'Step two: take out what was special' },
    'This is the step that people skip, and it is where double counting comes from. Say that last spring you painted a heritage cottage for $3,750 and you always add 20 percent for heritage. The plain job inside that price was $3,125, because 3,125 plus 20 percent is 3,750. If you compare a new heritage house with the full $3,750 and then add 20 percent again, you have charged for heritage twice. You will lose that job and never learn why.',
    'So go through each old job and remove whatever your own rules had put in: the after-hours fee, the second storey, the long drive. What is left is the base. Your rules for the new job go on top at the end, once.',
    { heading: 'Step three: bring the sizes together' },
    'A job of 2,000 square feet does not cost exactly twice as much as one of 1,000. Setting up, driving and cleaning are paid once. Most trades see the price per foot fall slowly as the job grows. You need no formula for this. Put your jobs in order of size, write the price per foot beside each, and read off where the new one falls.',
    {
      caption: 'Four exterior jobs, surcharges already taken out',
      rows: [
        ['1,100 sq ft', '$2,970, so $2.70 a foot'],
        ['1,400 sq ft', '$3,640, so $2.60 a foot'],
        ['1,700 sq ft', '$4,420, so $2.60 a foot'],
        ['2,000 sq ft', '$5,180, so $2.59 a foot'],
      ],
    },
    'A new job of 1,800 square feet belongs near $2.60 a foot: about $4,680 before surcharges. If it is heritage listed, add 20 percent of that, $936, and you are at $5,616.',
    { heading: 'Step four: use the middle, not the average' },
    'One odd job pulls an average a long way. There is always that one where the customer changed the colour twice, or the friend who paid half. Take the middle value instead. With four jobs, take the middle two and split the difference. If one job sits far from all others and you remember why, leave it out and write the reason down.',
    { heading: 'Step five: say how sure you are' },
    'Now check your own aim. Take one finished job, cover the price, and price it from the others in the way above. How far off are you? Do it for ten jobs. If eight of the ten land within fifteen percent, then “plus or minus fifteen percent” is an honest range for you, and you can say it to a customer without blushing. If they land within forty, you know something too: your descriptions are too thin, or your prices follow your mood.',
    'That test is the most useful hour that a small firm can spend on its prices. It costs nothing, needs no software, and shows whether the next quote deserves your confidence.',
    { heading: 'What to write down from today' },
    'All of this rests on descriptions that say something. “Paint job, Smith” is worthless next year. One line is enough, if it holds these things:',
    {
      list: [
        'the service, in the words that customers use',
        'one size: square feet, rooms, windows, hours',
        'whatever made it special: height, access, age, hurry',
        'who bought the material',
        'the final price, not the first quote',
      ],
    },
    'Chalkline does the five steps above for every request that reaches your website, from the jobs and rules that you enter, and shows which jobs it used and what it took out of each. But the method is older than any software, and it works on paper tonight.',
  ],
};
