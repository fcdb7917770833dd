import { logProblem } from '@chalkline/api';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { keeper } from '../account/client.ts';
import { LevelDrawing } from '../shell/drawings.tsx';
import { Empty } from '../shell/Empty.tsx';
import { loadWidget } from './load-widget.ts';

const HEIGHT = 600;

/** The real widget, talking to the real assistant with the owner's own token. */
export function WidgetPreview({ businessId }: { businessId: string }) {
  const { isDemo } = useAuth();
  const [attempt, setAttempt] = useState(0);
  return (
    <Card component="section" aria-label="Preview" sx={{ height: HEIGHT, display: 'grid' }}>
      {isDemo ? (
        <Empty
          drawing={<LevelDrawing />}
          title="The chat answers from your own prices"
          action={
            <Button variant="contained" href="/demo/widget">
              See it on a sample website
            </Button>
          }
        >
          In this look-around nothing is sent, so it cannot answer here.
        </Empty>
      ) : (
        <LivePreview key={attempt} businessId={businessId} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </Card>
  );
}

function LivePreview({ businessId, onRetry }: { businessId: string; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let remove: (() => void) | null = null;
    let gone = false;
    loadWidget()
      .then((chalkline) => {
        const element = place.current;
        if (gone || element === null) return;
        remove = chalkline('preview', {
          element,
          businessId,
          apiUrl: `${window.location.origin}/api`,
          token: () => keeper.token(),
        });
      })
      .catch((error: unknown) => {
        logProblem('The preview could not be loaded.', error);
        setFailed(true);
      });
    return () => {
      gone = true;
      remove?.();
    };
  }, [businessId]);
  if (failed) {
    return (
      <Empty title="The preview could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
        Check your connection.
      </Empty>
    );
  }
  return <div ref={place} style={{ height: HEIGHT, minWidth: 0 }} />;
}
