import { plans, type PlanFeature } from '../../content/plans.ts';

/** Opens and closes without a script; the script adds that a click elsewhere or Escape closes it. */
function Feature({ feature }: { feature: PlanFeature }) {
  return (
    <li>
      <span>{feature.label}</span>
      <details className="tooltip" name="plan-feature">
        <summary aria-label={`What does “${feature.label}” mean?`}>
          <span aria-hidden="true">?</span>
        </summary>
        <p>{feature.explanation}</p>
      </details>
    </li>
  );
}

export function Plans() {
  return (
    <div className="plans">
      {plans.map((plan) => (
        <article key={plan.id} className="plan" aria-labelledby={`plan-${plan.id}`}>
          <h3 id={`plan-${plan.id}`}>{plan.name}</h3>
          <p className="price">
            <b>${plan.price}</b> per month
          </p>
          <p className="muted">{plan.summary}</p>
          <ul>
            {plan.features.map((feature) => (
              <Feature key={feature.label} feature={feature} />
            ))}
          </ul>
          <a className={plan.id === 'growth' ? 'button' : 'button quiet'} href="/signup">
            {plan.action}
          </a>
        </article>
      ))}
    </div>
  );
}
