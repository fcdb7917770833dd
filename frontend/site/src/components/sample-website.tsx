import { sampleWebsite as site } from '../../content/demo/sample-website.ts';

/** A made-up painter's front page in a browser's frame, with a look of its own. */
export function SampleWebsite() {
  return (
    <section className="browser" aria-label={`Sample website: ${site.name}`}>
      <p className="browser-bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{site.address}</span>
      </p>
      <div className="bluebird">
        <div className="bluebird-top">
          <b>{site.name}</b>
          <span>{site.phone}</span>
        </div>
        <div className="bluebird-hero">
          <div>
            <h2>{site.headline}</h2>
            <p>{site.text}</p>
            <p className="bluebird-hint">{site.suggestion}</p>
          </div>
          <img
            src="/images/bluebird-house.svg"
            width="420"
            height="320"
            alt="Drawing of a house, half of it freshly painted blue"
          />
        </div>
        <ul className="bluebird-services">
          {site.services.map((service) => (
            <li key={service.title}>
              <h3>{service.title}</h3>
              <p>{service.text}</p>
            </li>
          ))}
        </ul>
        <div className="bluebird-process">
          <h3>How a job goes</h3>
          <ol>
            {site.process.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <p className="bluebird-foot">
          {site.name} is a sample made by Chalkline. It paints no houses, and its number is not connected.
        </p>
      </div>
    </section>
  );
}
