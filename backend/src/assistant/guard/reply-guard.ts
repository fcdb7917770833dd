import type { GuardContext } from './context.js';
import { showableLength } from './hold.js';
import { type ViolationKind, inspect } from './inspect.js';
import { canonical, presentable } from './normalise.js';
import { runsOver } from './number-words.js';

/** A violation as it is stored with the chat and shown to the owner. */
export interface GuardNotice {
  kind: ViolationKind;
  /** What was about to be said. */
  original: string;
  /** What the visitor saw instead; empty when nothing took its place. */
  shown: string;
}

interface ReplyLimits {
  /** Sentences that are let through. */
  sentences: number;
  /** Characters that are let through. */
  characters: number;
}

/** Decides about a whole sentence that broke no rule: what is shown of it (often all, or nothing). */
export type Editor = (sentence: string) => string;

const REPLACEMENT = "I can only show prices worked out from the owner's own rates.";
/** Instead of a promise: a word about prices would be none about a visit. */
const NO_PROMISE = "I can't agree to a price or a time here, the owner does that.";
/** A sentence ends at its mark and a space, at a line break, or at the end; "4.5" and "e.g." inside do not end it. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|approx|sq|st|ave|rd|no|mr|mrs|dr))[.!?…]+["')\]]*(?=\s)|[。！？]|\n/iu;
const LONGEST_SENTENCE = 700;

/**
 * Stands between an assistant's stream of text and the visitor. Text goes in piece by piece; what comes out has been
 * judged. The beginning of the first sentence leaves word by word while it can become nothing forbidden, every other
 * sentence leaves when it is whole. What breaks a rule is replaced and recorded.
 */
export class ReplyGuard {
  readonly notices: GuardNotice[] = [];
  private waiting = '';
  /** How much of `waiting` has been shown already. */
  private early = 0;
  private shownText = '';
  private sentences = 0;
  private replaced = false;

  constructor(
    private readonly context: GuardContext,
    private readonly limits: ReplyLimits,
    private readonly edit: Editor = (sentence) => sentence,
  ) {}

  /** Everything that has been let through so far. */
  get text(): string {
    return this.shownText;
  }

  /** Whether no more text will be let through: whoever produces it can stop. */
  get full(): boolean {
    return this.sentences >= this.limits.sentences || this.shownText.length >= this.limits.characters;
  }

  /** Takes the next piece in. @returns what may be shown now; often '' */
  push(piece: string): string {
    if (this.full) return '';
    this.waiting += presentable(piece);
    let out = '';
    for (let end = this.endOfSentence(); end > 0 && !this.full; end = this.endOfSentence()) {
      const sentence = this.waiting.slice(0, end);
      this.waiting = this.waiting.slice(end);
      out += this.settle(sentence);
    }
    if (this.full) return out;
    return out + this.showEarly();
  }

  /**
   * The stream is over. @param complete false when it broke off: half a sentence is then not judged, it is dropped.
   * @returns the last that may be shown
   */
  end(complete = true): string {
    if (this.full) return '';
    const rest = this.waiting;
    this.waiting = '';
    if (complete && rest.trim()) return this.settle(rest);
    const close = this.early > 0 ? '.' : '';
    this.early = 0;
    this.shownText += close;
    return close;
  }

  private endOfSentence(): number {
    const match = SENTENCE_END.exec(this.waiting);
    if (match) return match.index + match[0].length;
    return this.waiting.length > LONGEST_SENTENCE ? LONGEST_SENTENCE : 0;
  }

  private showEarly(): string {
    if (this.sentences > 0 || this.shownText.length > this.early) return '';
    const leading = this.waiting.length - this.waiting.trimStart().length;
    const length = leading + showableLength(this.waiting.slice(leading));
    if (length <= this.early || this.waiting.slice(0, length).trim() === '') return '';
    const out = this.waiting.slice(this.early || leading, length);
    this.early = length;
    this.shownText += out;
    return out;
  }

  private settle(raw: string): string {
    const sentence = raw.trim();
    const early = this.early;
    this.early = 0;
    if (!sentence) return '';
    const before = early > 0 ? '' : lastSentence(this.shownText);
    const kind = inspect(sentence, this.context) ?? this.inspectAcross(before, sentence);
    const out = kind ? this.replace(kind, sentence, early > 0) : this.accept(raw, sentence, early);
    this.shownText += out;
    return out;
  }

  /** Looks for an amount that began in the sentence before; whatever else was said there has been judged. */
  private inspectAcross(before: string, sentence: string): ViolationKind | null {
    if (!before || !runsOver(canonical(before), canonical(sentence))) return null;
    const kind = inspect(`${before} ${sentence}`, this.context);
    return kind === 'amount' || kind === 'percentage' || kind === 'fraction' ? kind : null;
  }

  private accept(raw: string, sentence: string, early: number): string {
    const kept = this.edit(sentence);
    // The few words that were shown already are closed as a sentence of their own.
    if (!kept) return early > 0 ? '.' : '';
    if (early > 0) {
      this.sentences += 1;
      return raw.slice(early).replace(/\s+$/, '');
    }
    this.sentences += 1;
    return this.spaced(kept);
  }

  private replace(kind: ViolationKind, original: string, begun: boolean): string {
    const words = this.replaced ? '' : kind === 'promise' ? NO_PROMISE : REPLACEMENT;
    const shown = begun ? `… ${words}`.trimEnd() : words;
    this.replaced = true;
    this.notices.push({ kind, original: original.slice(0, 2_000), shown });
    if (!shown) return '';
    this.sentences += 1;
    return begun ? shown : this.spaced(shown);
  }

  private spaced(sentence: string): string {
    return this.shownText && !/\s$/.test(this.shownText) ? ` ${sentence}` : sentence;
  }
}

/** The last sentence that was shown, which an amount could continue ("It comes to four. Thousand dollars"). */
function lastSentence(text: string): string {
  const tail = text.slice(-160).trim();
  return tail
    .slice(Math.max(tail.lastIndexOf('. ', tail.length - 2), tail.lastIndexOf('? '), tail.lastIndexOf('! ')) + 1)
    .trim();
}

/** Judges a whole text at once, sentence by sentence: for words that do not come as a stream. */
export function guardText(text: string, context: GuardContext): { text: string; notices: GuardNotice[] } {
  const guard = new ReplyGuard(context, { sentences: 40, characters: 4_000 });
  const shown = guard.push(text) + guard.end();
  return { text: shown.trim(), notices: guard.notices };
}
