import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { useDrop } from '../form/useDraft.ts';
import { useTell } from '../shell/useTell.ts';
import { CHATS } from './chat-cache.ts';
import { draftOf } from './quote/useQuote.ts';

/** The trash can of a chat and its dialog. Deleting cannot be undone, so it is asked for. */
export function DeleteChat({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tell = useTell();
  const dropQuote = useDrop(draftOf(id));
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await calls.deleteChat(id);
      dropQuote();
      void navigate('/dashboard/chats');
      // Its quote, too: asking for what is gone would only fail.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === CHATS && queryKey.includes(id) });
      await queries.invalidateQueries({ queryKey: [CHATS] });
      tell.done('Chat deleted');
    } catch (error) {
      setBusy(false);
      tell.failed(error, 'The chat could not be deleted');
    }
  };
  return (
    <>
      <IconButton aria-label="Delete chat" onClick={() => setOpen(true)}>
        <TrashIcon />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="delete-chat-title">
        <DialogTitle id="delete-chat-title">Delete this chat?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The messages, photos and contact details of this person are erased for good. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={() => setOpen(false)} autoFocus>
            Cancel
          </Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
