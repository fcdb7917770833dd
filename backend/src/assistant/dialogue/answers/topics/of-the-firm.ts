import { pattern } from '../../../../pricing/index.js';
import type { BusinessFacts } from '../../../port.js';
import type { Topic } from './topic.js';

const whoReads = ({ name }: BusinessFacts): string =>
  `What you write here goes to ${name} only, to answer your request.`;

const WORKS_ON =
  /\b(?:do you|are you|you) (?:guys |ever |also )?(?:do|work|come out|available)\b.{0,25}\b(weekend|saturday|sunday|evening|night|holiday)s?\b/i;
const DAYS: Record<string, string> = {
  weekend: 'weekend|saturday|sunday',
  saturday: 'saturday|weekend',
  sunday: 'sunday|weekend',
};

/** "Do you work Saturdays?", and not when they are open: the words in which a rule would have a price for it. */
function dayAsked(message: string): RegExp | undefined {
  const day = WORKS_ON.exec(message)?.[1]?.toLowerCase();
  return day === undefined ? undefined : new RegExp(String.raw`\b(?:${DAYS[day] ?? day})s?\b`, 'i');
}

/** How the business works, and what it wants to know. */
export const OF_THE_FIRM: readonly Topic[] = [
  {
    id: 'insured',
    asks: pattern('i')`
      \b(?:are|is|r) (?:you|u|your|the|they|he|everyone)\b.{0,30}\b
        (?:insured|licen[cs]ed|bonded|certified|qualified|accredited)\b
      |\b(?:do|does|have|got|carry|what|which|any|your)\b.{0,25}\b
        (?:insurance|licen[cs]es?|licen[cs]e number|certificat\w*)\b.{0,20}\?
      |\b(?:insured|licen[cs]ed|bonded)\s*\?
    `,
    subject: /\b(?:insur\w*|licen[cs]\w*|bonded|certified|qualified|accredited)\b/i,
    answer: null,
  },
  {
    id: 'warranty',
    asks: pattern('i')`
      \b(?:warrant\w*|workmanship)\b
      |\b(?:do|does|is|are|any|what|with|come|comes|have|offer|long)\b[^.!?]{0,40}\bguarantee[ds]?\b
        (?! (?:(?:the|that|this|your) )?(?:price|quote|estimate|amount|cost|date|day|time))
    `,
    subject: /\b(?:warrant\w*|workmanship|guarantee[ds]?)\b/i,
    answer: null,
  },
  {
    id: 'hours',
    asks: pattern('i')`
      \b(?:opening hours|(?:what|which) (?:are )?(?:your |the )?hours|when (?:are you|do you) (?:open|close)
        |(?:are you|do you|you) (?:do|open|work|come out|available)\b.{0,25}\b
          (?:weekends?|saturdays?|sundays?|evenings?|nights?|today|tomorrow|holidays?))
    `,
    subject: /\b(?:open|hours|monday|weekdays?|weekends?|saturdays?|sundays?)\b/i,
    notesOnly: true,
    orPrice: dayAsked,
    answer: null,
  },
  {
    id: 'area',
    asks: pattern('i')`
      \b(?:do you (?:cover|serve|service|come (?:out )?to|work in|travel)|(?:what|which) areas?|service area
        |how far do you)\b
    `,
    subject: /\b(?:miles?|km|areas?|serve|cover|county|city|region|travel)\b/i,
    answer: null,
  },
  {
    id: 'payment',
    asks: pattern('i')`
      \b(?:pay(?:ment)? (?:by|with|plan|methods?|terms|options?)|credit cards?|financ\w*|install?ments?
        |deposits?|cash only|invoice|take cards?|venmo|paypal|zelle)\b
    `,
    subject: /\b(?:pay\w*|cards?|financ\w*|deposit|cash|invoice)\b/i,
    answer: null,
  },
  {
    id: 'duration',
    asks: /\bhow (?:long|many (?:days|hours)) (?:does|do|will|would|is|might|can)\b|\bhow long\b.{0,20}\btake/i,
    subject: /\b(?:takes? (?:about|around|up to|from|us|one|two|three|an?|\d)|days?|lead time|weeks?)\b/i,
    answer: null,
  },
  {
    id: 'availability',
    asks: pattern('iu')`
      \b(?:how soon|when) (?:can|could|would|will|are) (?:you|someone|somebody)\b
      |\b(?:can|could) (?:u|you) (?:(?:come|start|be here|make it)\b
        |do it\b
          (?=[^.?!]*\b(?:today|tonight|tomorrow|week\w*|month|soon|before|by|on|\p{L}+day|in [\p{L}\d]+)\b))
    `,
    subject: /\b(?:lead time|booked|availability)\b/i,
    answer: ({ name }) => `${name} confirms the day with you.`,
  },
  {
    id: 'tax',
    asks: pattern('i')`
      \b(?:incl\w*|excl\w*|plus|with(?:out)?|before|after|ex|inc|on top|add(?:ed|s)?|charge)\b[^.!?]{0,15}\b
        (?:gst|hst|pst|vat|(?:sales )?tax(?:es)?)\b(?! (?!too|then|or|and|in)\w)
      |\b(?:gst|hst|pst|vat|(?:sales )?tax(?:es)?)\b(?:[^.!?]{0,12}\b(?:incl\w*|inc|extra|on top|added)\b|\W*\?)
    `,
    subject: /\b(?:gst|hst|pst|vat|tax(?:es)?)\b/i,
    answer: null,
  },
  {
    id: 'materials',
    asks: pattern('i')`
      \b(?:what|which) (?:paint|materials?|brands?|products?|tiles?|wood) do you\b
      |\bdo you (?:supply|bring|provide|include)\b
      |\b(?:includ\w+|with|plus) (?:the |all )?
        (?:materials?|paint|parts|tax|labou?r|removal|disposal|delivery|clean ?up)\b.{0,12}\?
      |\b(?:materials?|paint|parts|tax|labou?r) (?:included|extra)\b
    `,
    subject: /\b(?:materials?|brands?|suppl\w*|paint|products?|premium)\b/i,
    answer: null,
  },
  {
    id: 'disposal',
    asks: pattern('i')`
      \b(?:take|haul|cart|carry)\b[^.!?]{0,30}\b(?:away|with you)\b[^.!]{0,20}\?
      |\b(?:get rid of|dispose of)\b[^.!]{0,40}\?
      |\btake (?:back )?(?:the |my |our )?old (?:one|ones|unit|stuff|thing|[a-z]+)\s*\?
    `,
    subject: pattern('i')`
      \b(?:haul\w*|tak(?:e|en|ing)\b[^.!?]{0,30}\baway|dispos\w*
        |old (?:one|ones|unit|units|fixtures?|tanks?|heaters?|appliances?))\b
    `,
    answer: null,
  },
  {
    id: 'reviews',
    asks: pattern('i')`
      \b(?:reviews?|references?|portfolio|photos of|examples? of|past work|how long have you been
        |years (?:in|of))\b
    `,
    subject: /\b(?:reviews?|years?|since|founded|family)\b/i,
    answer: null,
  },
  {
    id: 'why_contact',
    asks: pattern('i')`
      \bwhy (?:do|would|should|must) (?:you|i|we) (?:even |really |have to )*(?:need|want|ask|give|have|leave)\b
        [^.!?]{0,20}\b(?:my|our|an?) (?:names?|(?:phone )?numbers?|phone|e-?mail|details|info\w*|contact)\b
      |\bwhat(?: do)? (?:you|u) (?:need|want) (?:my|our|an?) (?:(?:phone )?number|phone|e-?mail|contact \w+) for\b
    `,
    answer: whoReads,
  },
  {
    id: 'privacy',
    asks: pattern('i')`
      \b(?:privacy (?:policy|notice|statement|rules)|about privacy|my privacy|gdpr|my data
        |personal (?:data|information)|do with my|who sees|sell my)\b
    `,
    answer: whoReads,
  },
];
