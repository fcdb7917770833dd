import { business, Talk } from '../../assistant.fixture.js';
import { withoutSmallTalk } from './small-talk.js';

const painter = business('painting');

describe('what is asked beside the work', () => {
  it.each([
    'Who do you fancy for the cricket on Sunday?',
    'Do you know a decent cafe around here?',
    'Off topic, is there a hotel for my parents in town?',
    'Did you watch the soccer last night?',
    'By the way, do you reckon the Eels have a shot this year?',
  ])('is left out: %s', (text) => {
    expect(withoutSmallTalk(`Two walls. ${text} They are 9 ft high.`, painter).replace(/ +/g, ' ')).toBe(
      'Two walls. They are 9 ft high.',
    );
  });

  it.each([
    'Could it be done before the football on Sunday?',
    'Could you come after the hockey on Sunday?',
    'Which team starts on Monday?',
    'Is Saturday possible, we have a dinner party?',
    'Any good paint for a damp cellar around here?',
    'Would you paint the basketball hoop too?',
    'What does the weather have to do with a Friday start?',
    'Do you know if Tuesday works?',
    'Do you know a good colour for a hotel lobby in town?',
    'Is there parking for the crew near the restaurant?',
    'Do you do shops and restaurants in the area?',
    'Can you come to our bakery on Monday?',
    'Four walls, one of them with a rugby mural, so what now?',
    "It's a decent restaurant by the river, 1,500 sq ft?",
    'Unrelated, what about the porch, it is 90 sq ft?',
    'Off topic, but is Monday still fine?',
    'There is the hockey on Monday, so is Tuesday nicer?',
    'Do you reckon it has a chance of being done this year?',
    'Do you think the old fence has any hope?',
    'Random, but are 3 cats a problem?',
  ])('is about the work: %s', (text) => {
    expect(withoutSmallTalk(text, painter)).toBe(text);
  });

  it('tells no detail', async () => {
    const talk = new Talk(painter);
    await talk.say('Paint 3 bedrooms please');
    await talk.say('By the way, do you know a nice restaurant near here for Friday?');
    expect(talk.state.details).toMatchObject({ propertyType: null, urgency: null, preferredDate: null });
    await talk.say('Our flat is on the second floor. And who do you pick for the rugby on Saturday?');
    expect(talk.state.details).toMatchObject({ propertyType: 'apartment', urgency: null, preferredDate: null });
  });
});
