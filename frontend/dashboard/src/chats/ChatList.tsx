import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CHAT_STATUSES, type ChatStatus } from '@chalkline/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { Link } from 'react-router';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { ChatDrawing } from '../shell/drawings.tsx';
import { Empty, Failed } from '../shell/Empty.tsx';
import { ExportButton } from '../shell/ExportButton.tsx';
import { LoadMore } from '../shell/LoadMore.tsx';
import { PageHead, Rows } from '../shell/Page.tsx';
import { SearchBox } from '../shell/SearchBox.tsx';
import { useNoRoom } from '../shell/useNoRoom.ts';
import { CHATS, chatsOf, KEPT_FOR, STALE_AFTER } from './chat-cache.ts';
import { ChatCards, ChatTable } from './ChatTable.tsx';
import { STATUS_WORDS } from './status.ts';

/** /dashboard/chats: the conversations and the leads in them, newest first. */
export function ChatList() {
  // Who comes back from a chat finds the search they left.
  const [q, setQ] = useStore('chats.q', '');
  const [status, setStatus] = useStore<ChatStatus | ''>('chats.status', '');
  const narrow = useNoRoom(800);
  const list = useChats(q, status);
  const { data, isPending, isError, refetch } = list;
  const chats = chatsOf(data);
  const List = narrow ? ChatCards : ChatTable;
  const filtered = q !== '' || status !== '';
  const showAll = (): void => {
    setQ('');
    setStatus('');
  };
  return (
    <>
      <PageHead title="Customer Chats" lead="Who asked, what for, and how to reach them." actions={<ExportLeads />} />
      <Card>
        <Box sx={{ display: 'flex', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <SearchBox label="Search chats" value={q} onSearch={setQ} />
          <TextField
            select
            label="Status"
            value={status}
            onChange={(event) => setStatus(event.target.value as ChatStatus | '')}
            sx={{ width: { xs: 126, sm: 150 }, ml: 'auto', flex: 'none' }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">All</MenuItem>
            {CHAT_STATUSES.map((option) => (
              <MenuItem key={option} value={option}>
                {STATUS_WORDS[option]}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {isPending ? <Rows /> : null}
        {isError && chats.length === 0 ? (
          <Failed message="Failed to load chats. Please try again." onRetry={() => void refetch()} />
        ) : null}
        {data && chats.length === 0 ? filtered ? <NothingFound onShowAll={showAll} /> : <NoChats /> : null}
        {chats.length > 0 ? <List chats={chats} /> : null}
        <LoadMore list={list} />
      </Card>
    </>
  );
}

function useChats(q: string, status: ChatStatus | '') {
  const calls = useOwnerCalls();
  return useInfiniteQuery({
    queryKey: [CHATS, 'list', q, status],
    queryFn: ({ pageParam }) => calls.chats({ page: pageParam, q, status }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    staleTime: STALE_AFTER,
    gcTime: KEPT_FOR,
  });
}

function ExportLeads() {
  const calls = useOwnerCalls();
  return (
    <ExportButton name="leads.csv" content={() => calls.exportChats()} failure="The leads could not be exported">
      Export leads
    </ExportButton>
  );
}

function NoChats() {
  return (
    <Empty
      drawing={<ChatDrawing />}
      title="No chats yet"
      action={
        <Button component={Link} to="/dashboard/widget" variant="contained">
          Put the chat on your website
        </Button>
      }
    >
      When someone asks for a price on your website, the conversation and their contact details appear here at once.
    </Empty>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Empty title="No chat matches" action={<Button onClick={onShowAll}>Show all chats</Button>}>
      The search looks at names, contact details and summaries.
    </Empty>
  );
}
