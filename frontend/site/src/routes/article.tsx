import { useLocation } from 'react-router';
import { articles, type Block } from '../../content/blog/index.ts';
import { Actions } from '../components/actions.tsx';
import { ChalkLine } from '../components/chalk-line.tsx';
import { longDate } from '../components/date.ts';
import { Drawing } from '../components/drawing.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

function Part({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) return <h2>{block.heading}</h2>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <table>
      <caption>{block.caption}</caption>
      <tbody>
        {block.rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function Article() {
  const { pathname } = useLocation();
  const article = articles.find(({ id }) => pathname.startsWith(`/blog/${id}`));
  if (!article) throw new Error(`no article at ${pathname}`);
  const others = articles.filter(({ id }) => id !== article.id);
  return (
    <main id="main" className="wrap article-page">
      <article className="article">
        <header>
          <Drawing name={article.picture} size={72} />
          <h1>{article.title}</h1>
          <p className="muted">
            <time dateTime={article.date}>{longDate(article.date)}</time> · {article.readTime} read ·{' '}
            <a href="/">Try It Free</a>
          </p>
          <ChalkLine />
        </header>
        {article.content.map((block, i) => (
          <Part key={i} block={block} />
        ))}
        <footer>
          <h2>Let your own jobs do the pricing</h2>
          <p>Enter a few finished jobs and see what Chalkline would have quoted for each of them.</p>
          <Actions />
        </footer>
      </article>
      <nav className="more" aria-labelledby="more">
        <h2 id="more">More to read</h2>
        <ul>
          {others.map((other) => (
            <li key={other.id}>
              <a href={`/blog/${other.id}`}>{other.title}</a>
              <p className="muted">{other.description}</p>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
