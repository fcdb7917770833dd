import { business } from './assistant.fixture.js';
import type { AssistantTurn } from './port.js';
import { newConversation } from './state.js';
import { turnGuard } from './turn-guard.js';

const spoken = (...said: string[]): AssistantTurn => ({
  ...{ chatId: 'chat', business: business('painting'), priceVisibility: 'at_once', today: '2026-11-21', country: 'US' },
  ...{ message: 'and 11 doors', state: newConversation(), contact: {}, streamed: false, tokensUsed: 0 },
  ...{ isOverlong: false, tools: { price: () => Promise.reject(new Error('nobody asks')) } },
  transcript: said.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'Noted.' },
  ]),
});

const numbersIn = (turn: AssistantTurn) => turnGuard(turn, turn.state, null).knownNumbers;

describe('what the visitor wrote and may read again', () => {
  it('is all of a conversation', () => {
    const numbers = numbersIn(spoken('1,800 sq ft', ...Array.from({ length: 40 }, () => 'please paint it white')));
    expect([...numbers]).toEqual(expect.arrayContaining(['1800', '11']));
  });

  it('is the newest of one that nobody would type', () => {
    const numbers = numbersIn(spoken('1,800 sq ft', ...Array.from({ length: 5 }, () => 'a'.repeat(3_999)), '7 rooms'));
    expect([...numbers]).toEqual(expect.arrayContaining(['7', '11']));
    expect(numbers).not.toContain('1800');
  });
});
