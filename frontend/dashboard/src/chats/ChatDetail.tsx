import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ApiError, type Chat, logProblem } from '@chalkline/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { ComparableJobs } from '../estimate/ComparableJobs.tsx';
import { DetailsRead } from '../estimate/DetailsRead.tsx';
import { EstimateWithSources } from '../estimate/EstimateWithSources.tsx';
import { BackTo } from '../shell/BackTo.tsx';
import { dayAndTime } from '../shell/format.ts';
import { Failed } from '../shell/Empty.tsx';
import { PageHead, Rows } from '../shell/Page.tsx';
import { CHATS, KEPT_FOR, patchChat, STALE_AFTER } from './chat-cache.ts';
import { Contact } from './Contact.tsx';
import { Deliveries } from './Deliveries.tsx';
import { DeleteChat } from './DeleteChat.tsx';
import { GuardNotices } from './GuardNotices.tsx';
import { Part } from './Part.tsx';
import { Photos } from './Photos.tsx';
import { Progress } from './Progress.tsx';
import { QuotePart } from './quote/QuotePart.tsx';
import { shortId } from './status.ts';
import { Transcript } from './Transcript.tsx';

/** /dashboard/chats/{id}: who it is, what they want, what they were told and what comes next. */
export function ChatDetail() {
  const { id = '' } = useParams();
  const calls = useOwnerCalls();
  const {
    data: chat,
    error,
    refetch,
  } = useQuery({
    queryKey: [CHATS, 'one', id],
    queryFn: () => calls.chat(id),
    staleTime: STALE_AFTER,
    gcTime: KEPT_FOR,
  });
  useMarkRead(chat);
  return (
    <>
      <BackTo list="/dashboard/chats">Back to Chats</BackTo>
      {chat ? <Loaded chat={chat} /> : null}
      {chat ? null : <PageHead title={`Chat ${shortId(id)}`} />}
      {!chat && !error ? <Rows /> : null}
      {!chat && error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : null}
    </>
  );
}

/** A chat that is erased stays so, however often one tries. */
function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const message = 'Failed to load chat details. Please try again.';
  if (!(error instanceof ApiError) || error.status !== 404) return <Failed message={message} onRetry={onRetry} />;
  return (
    <Failed message={message}>
      <Typography color="text.secondary" sx={{ maxWidth: '46ch' }}>
        There is no such chat here. If it was deleted, or had its time, it is erased for good.
      </Typography>
      <Button component={Link} to="/dashboard/chats" variant="outlined">
        See all chats
      </Button>
    </Failed>
  );
}

function Loaded({ chat }: { chat: Chat }) {
  const id = shortId(chat.id);
  const at = dayAndTime(chat.created_at);
  return (
    <>
      <PageHead
        title={chat.contact_name ?? `Chat ${id}`}
        lead={chat.contact_name === null ? at : `${id} · ${at}`}
        actions={<DeleteChat id={chat.id} />}
      />
      <Parts chat={chat} />
    </>
  );
}

type PartsName = 'who' | 'wanted' | 'told' | 'said';

/** On a phone what they were told comes before a conversation that may be long. */
const ON_A_PHONE: PartsName[] = ['who', 'wanted', 'told', 'said'];
const IN_TWO_COLUMNS: PartsName[] = ['wanted', 'said', 'who', 'told'];

/** The left column floats, so that a part of it may be as long as it likes whatever stands to the right of it. */
const LEFT = { float: 'left', clear: 'left', width: 'calc(60% - 12px)' } as const;
const RIGHT = { marginInlineStart: 'calc(60% + 12px)' } as const;

/** The parts are in the page in the order in which they are seen, for the keyboard's sake; by their keys they keep what is typed there when a screen is turned. */
function Parts({ chat }: { chat: Chat }) {
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const parts: Record<PartsName, ReactNode> = {
    who: (
      <>
        <Contact chat={chat} />
        <Progress chat={chat} />
      </>
    ),
    wanted: (
      <Part title="Conversation summary">
        <Typography sx={{ overflowWrap: 'anywhere' }}>{chat.summary || 'Nothing to sum up yet.'}</Typography>
        {chat.details ? <DetailsRead details={chat.details} /> : null}
      </Part>
    ),
    told: (
      <>
        {chat.estimate ? <EstimateWithSources estimate={chat.estimate} /> : <NoEstimate />}
        <QuotePart chat={chat} />
        {chat.comparables.length > 0 ? <ComparableJobs jobs={chat.comparables} /> : null}
        <Deliveries notices={chat.notices} />
      </>
    ),
    said: (
      <>
        <Part title="Conversation">
          <Transcript messages={chat.messages} />
        </Part>
        <Photos chat={chat} />
        <GuardNotices notices={chat.guard_notices} />
      </>
    ),
  };
  const sideOf = (name: PartsName) => (name === 'wanted' || name === 'said' ? LEFT : RIGHT);
  return (
    <Box sx={{ display: 'flow-root' }}>
      {(isWide ? IN_TWO_COLUMNS : ON_A_PHONE).map((name) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gap: 3,
            mb: 3,
            gridTemplateColumns: 'minmax(0, 1fr)',
            ...(isWide ? sideOf(name) : {}),
          }}
        >
          {parts[name]}
        </Box>
      ))}
    </Box>
  );
}

function NoEstimate() {
  return <Alert severity="info">No price was named in this conversation.</Alert>;
}

/** Opening a chat is reading it. */
function useMarkRead(chat: Chat | undefined): void {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const id = chat?.id;
  const unread = chat?.unread ?? false;
  useEffect(() => {
    if (id === undefined || !unread) return;
    calls
      .updateChat(id, { unread: false })
      .then(() => patchChat(queries, id, { unread: false }))
      .catch((error: unknown) => logProblem('The chat could not be marked as read.', error));
  }, [calls, queries, id, unread]);
}
