/** A condition in an owner's words, and what a customer or a past job says. */
export type PhraseCase = [condition: string, text: string];

export const HOLDING: PhraseCase[] = [
  ['Emergencies and after-hours visits', 'Please hurry, this is an emergency'],
  ['Emergencies and after-hours visits', 'It is 10 at night and the tank has split'],
  ['Pensioners and veterans', 'I am a veteran'],
  ['Sod supplied and laid', 'I would love new sod in the front yard, 900 sq ft'],
  ['Laminate installed', 'laminate flooring for the den, 200 sq ft'],
  ['vinyl plank, installed', 'Vinyl plank in the den, 300 sq ft, and sand the oak in the hall'],
  ['supply and install quartz tops', 'quartz tops for the kitchen'],
  ['remove an old deck', 'New deck please, the old one has to come out'],
  ['remove an old deck', 'Deck of 200 sq ft, the existing one must go'],
  ['remove an old deck', 'we want you to tear the old deck down and build one'],
  ['floor protection in occupied homes', 'The house will be occupied during the work'],
  ['Occupied homes', 'We live here while you are at it'],
  ['two layers of old shingles', 'there are two layers of shingles up there'],
  ['steep pitch roofs', 'the roof is quite steep'],
  ['Strata and body corporate', 'It is a strata building'],
  ['Strata and body corporate', 'Our body corporate will want a quote'],
];

export const NOT_HOLDING: PhraseCase[] = [
  ['Emergencies and after-hours visits', 'The tap drips a little, Tuesday at 10am would do'],
  ['Sod supplied and laid', 'Mow the sod every week'],
  ['Laminate installed', 'remove the laminate and leave the slab'],
  ['remove an old deck', 'New deck, 200 sq ft, on bare ground'],
  ['remove an old deck', 'We tore the old deck out ourselves last year'],
  ['remove an old deck', 'Can you come out and look at the old deck?'],
  ['floor protection in occupied homes', 'The place stands empty'],
  ['Occupied homes', 'We live in Salem, the rental is vacant'],
  ['two layers of old shingles', 'single layer of shingles, 1,200 sq ft'],
  ['two layers of old shingles', 'one layer of shingles taken off'],
  ['steep pitch roofs', 'low pitch roof, architectural shingles'],
  ['Strata and body corporate', 'Our own house on its own land'],
];
