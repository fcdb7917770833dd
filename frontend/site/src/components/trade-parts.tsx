import type { Titled, Trade } from '../../content/trades/index.ts';
import type { WorkedSample } from '../sample.ts';

export function Steps({ steps }: { steps: Titled[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

export function Cards({ cards }: { cards: Titled[] }) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.title}>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Drivers({ drivers, questions }: Pick<Trade, 'drivers'> & Pick<WorkedSample, 'questions'>) {
  return (
    <div className="drivers">
      <dl>
        {drivers.map((driver) => (
          <div key={driver.title}>
            <dt>{driver.title}</dt>
            <dd>{driver.text}</dd>
          </div>
        ))}
      </dl>
      <aside aria-labelledby="asks">
        <h3 id="asks">What the chat asks</h3>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p className="muted">
          Only what is still open and moves your price, one at a time, and “I don’t know” is an answer.
        </p>
      </aside>
    </div>
  );
}

export function Faqs({ faqs }: Pick<Trade, 'faqs'>) {
  return (
    <div className="faqs">
      {faqs.map((faq, i) => (
        <details key={faq.question} open={i === 0}>
          <summary>
            <h3>{faq.question}</h3>
          </summary>
          <p>{faq.answer}</p>
        </details>
      ))}
    </div>
  );
}
