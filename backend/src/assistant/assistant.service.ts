import { Inject, Injectable, Logger } from '@nestjs/common';
import { countFallback, countTurn } from './assistant.metrics.js';
import { BuiltInAssistant } from './built-in/built-in-assistant.js';
import type { ModelClient } from './openai/model-client.js';
import { MODEL_CLIENT } from './openai/model-provider.js';
import { OpenAiAssistant } from './openai/openai-assistant.js';
import type { Assistant, AssistantAnswer, AssistantTurn } from './port.js';
import { TokenBudget } from './token-budget.js';

/** Chooses who answers: the model when there is a key, tokens are left and there is something to work out; otherwise the built-in assistant. */
@Injectable()
export class AssistantService {
  private readonly logger = new Logger('Assistant');
  private readonly builtIn = new BuiltInAssistant();
  private readonly model: Assistant | null;

  constructor(
    private readonly budget: TokenBudget,
    @Inject(MODEL_CLIENT) client: ModelClient | null,
  ) {
    const fellBack = (reason: string) => {
      countFallback(reason);
      this.logger.warn({ reason: reason.slice(0, 200) }, 'the model failed, the built-in assistant answered');
    };
    this.model = client ? new OpenAiAssistant({ client, events: { fellBack } }) : null;
  }

  /** Answers one message. Yields what the visitor may see, in pieces, and returns the whole answer; it does not throw for a model's faults. */
  async *answer(turn: AssistantTurn): AsyncGenerator<string, AssistantAnswer, void> {
    const started = performance.now();
    const assistant = await this.choose(turn);
    const answer = yield* assistant.answer(turn);
    countTurn(answer, performance.now() - started);
    await this.budget.spend(turn.business.id, turn.today, answer.tokens);
    return answer;
  }

  private async choose(turn: AssistantTurn): Promise<Assistant> {
    if (!this.model || turn.isOverlong) return this.builtIn;
    const spent = await this.budget.isSpent(turn.business.id, turn.today, turn.tokensUsed);
    return spent ? this.builtIn : this.model;
  }
}
