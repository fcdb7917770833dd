import Link from '@mui/material/Link';

/** Who changes the account's address; a link where this Chalkline has somebody to write to. */
export function SupportNote({ email }: { email: string | null }) {
  return (
    <>To change it, {email === null ? 'contact support' : <Link href={`mailto:${email}`}>contact support</Link>}.</>
  );
}
