import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTell } from '../shell/useTell.ts';
import { snippet } from './snippet.ts';

/** The line of code for a website, and a button that copies it. */
export function EmbedCode({ businessId }: { businessId: string }) {
  const code = snippet(window.location.origin, businessId);
  const [copied, setCopied] = useState(false);
  const tell = useTell();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch (error) {
      tell.failed(error, 'Copying is not allowed here. Select the code and copy it by hand.');
    }
  };
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          Put it on your website
        </Typography>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Embed code"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'var(--sunken)',
          fontSize: '0.875rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <code>{code.replaceAll(' data-', '\n  data-')}</code>
      </Box>
    </Card>
  );
}
