import CircularProgress from '@mui/material/CircularProgress';
import { ApiError } from '@chalkline/api';
import { useCreate, useGetOne, useUpdate } from 'react-admin';
import { useState, type ComponentType } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { AT_ONCE } from '../data/at-once.ts';
import { Failed } from '../shell/Empty.tsx';
import { useTell } from '../shell/useTell.ts';

/** What the form of a record is given. */
export interface RecordProps<Saved, Values> {
  /** Where what is typed is kept until it is saved. */
  draft: string;
  /** Nothing when the record is a new one. */
  saved?: Saved;
  onSave: (values: Values) => Promise<void>;
  /** Loads the record as it is now, for when somebody else has saved it meanwhile. */
  newest?: () => Promise<Saved>;
  /** It was deleted somewhere else while it was open here. */
  gone?: boolean;
}

interface Screen<Saved, Values> {
  resource: 'jobs' | 'pricing';
  /** Said when it has been saved. */
  done: string;
  Fields: ComponentType<RecordProps<Saved, Values>>;
}

/** /dashboard/{resource}/new */
export function NewRecord<Saved extends { id: string }, Values extends object>(screen: Screen<Saved, Values>) {
  const { resource, Fields } = screen;
  const [create] = useCreate();
  const leave = useLeave(screen);
  const save = async (data: Values): Promise<void> => {
    await create(resource, { data }, { returnPromise: true });
    leave();
  };
  return <Fields draft={`${resource}.new`} onSave={save} />;
}

/** /dashboard/{resource}/{id}/edit. An unknown record leads back to the list. */
export function EditRecord<Saved extends { id: string }, Values extends object>(screen: Screen<Saved, Values>) {
  const { resource, Fields } = screen;
  const { id = '' } = useParams();
  // Waiting for a connection, it would save on its own once there is one, for who asked to save over another version.
  const options = { enabled: id !== '', networkMode: 'always' } as const;
  const { data: saved, error, isFetchedAfterMount, refetch } = useGetOne<Saved>(resource, { id }, options);
  const [update] = useUpdate();
  const leave = useLeave(screen);
  const gone = error instanceof ApiError && [400, 404].includes(error.status);
  const [opened, setOpened] = useState(false);
  if (!opened && isFetchedAfterMount && !error) setOpened(true);
  if (id === '' || (gone && !opened)) return <Navigate to={`/dashboard/${resource}`} replace />;
  // A form that is there stays, with what is typed into it, when asking for its record again fails.
  if (!saved && error) return <Failed message={error.message} onRetry={() => void refetch()} />;
  if (!saved) return <CircularProgress aria-label="Loading..." sx={{ display: 'block', mx: 'auto', mt: 12 }} />;
  const save = async (data: Values): Promise<void> => {
    await update(resource, { id, data, previousData: saved }, AT_ONCE);
    leave();
  };
  const newest = async (): Promise<Saved> => (await refetch({ throwOnError: true })).data ?? saved;
  return <Fields draft={`${resource}.${id}`} saved={saved} onSave={save} newest={newest} gone={gone} />;
}

function useLeave({ resource, done }: Pick<Screen<never, never>, 'resource' | 'done'>): () => void {
  const navigate = useNavigate();
  const tell = useTell();
  return () => {
    tell.done(done);
    void navigate(`/dashboard/${resource}`);
  };
}
