import { pictures, type PictureName } from '../../content/pictures.ts';

interface Props {
  name: PictureName;
  /** Pixels, width and height. */
  size?: number;
}

/** One of our line drawings, in chalk and timber. Decorative. */
export function Drawing({ name, size = 48 }: Props) {
  const { chalk, timber } = pictures[name];
  return (
    <svg className="drawing" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path className="chalk" d={chalk.join('')} />
      <path className="timber" d={timber.join('')} />
    </svg>
  );
}
