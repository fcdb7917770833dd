import { palettes, shadow, shape, type as fonts } from '@chalkline/brand/tokens';
import { alpha, type Shadows } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import type { Scheme } from '../account/color-scheme.ts';

/** Seen only where the reader's own colours replace ours: a ground alone would be gone then. */
const EDGE = { outline: '1px solid transparent', outlineOffset: -1 };

type Color = (typeof palettes)[Scheme];
type Components = NonNullable<RaThemeOptions['components']>;

const TYPOGRAPHY: RaThemeOptions['typography'] = {
  fontFamily: fonts.text,
  fontSize: 14,
  h1: {
    fontFamily: fonts.heading,
    fontSize: '1.75rem',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  h2: {
    fontFamily: fonts.heading,
    fontSize: '1.25rem',
    fontWeight: 700,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
  },
  h3: { fontFamily: fonts.heading, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.35 },
  button: { textTransform: 'none', fontWeight: 600 },
};

/** MUI in the brand's colours, faces and shapes: compact rows, hairlines instead of boxes, 44 px targets on phones. */
export function themeFor(scheme: Scheme): RaThemeOptions {
  const color = palettes[scheme];
  const soft = shadow[scheme];
  return {
    palette: paletteOf(scheme, color),
    typography: TYPOGRAPHY,
    shape: { borderRadius: shape.control },
    shadows: ['none', ...Array.from({ length: 24 }, () => soft)] as Shadows,
    components: { ...buttonsOf(color), ...fieldsOf(color), ...surfacesOf(color) },
  };
}

function paletteOf(scheme: Scheme, color: Color): RaThemeOptions['palette'] {
  return {
    mode: scheme,
    primary: { main: color.chalk, dark: color.chalkStrong, contrastText: color.onChalk },
    secondary: { main: color.timber, contrastText: color.onSignal },
    success: { main: color.moss, contrastText: color.onSignal },
    error: { main: color.brick, contrastText: color.onSignal },
    warning: { main: color.amber, contrastText: color.onSignal },
    text: { primary: color.ink, secondary: color.muted },
    background: { default: color.paper, paper: color.board },
    divider: color.edge,
    action: { hover: alpha(color.chalk, 0.06), selected: color.chalkSoft },
  };
}

/** Buttons, and all else that is pressed. */
function buttonsOf(color: Color): Components {
  const ring = (offset: number) => ({ outline: `3px solid ${color.chalk}`, outlineOffset: offset });
  return {
    // A ring, as everywhere else. What lies close to its neighbours or is cut off at its edge has it inside.
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring(2) } } },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': ring(-3) } } },
    MuiTab: { styleOverrides: { root: { '&.Mui-focusVisible': ring(-3) } } },
    // It is a button with text of its own, and a button's is the browser's.
    MuiAccordionSummary: { styleOverrides: { root: { font: 'inherit', '&.Mui-focusVisible': ring(-3) } } },
    MuiCheckbox: { styleOverrides: { root: { '&.Mui-focusVisible': ring(-4) } } },
    MuiRadio: { styleOverrides: { root: { '&.Mui-focusVisible': ring(-4) } } },
    MuiButton: {
      defaultProps: { disableElevation: true, disableFocusRipple: true },
      styleOverrides: {
        contained: EDGE,
        root: { minHeight: 40, paddingInline: 12, '@media (pointer: coarse)': { minHeight: 44 } },
      },
    },
    MuiIconButton: {
      defaultProps: { disableFocusRipple: true },
      styleOverrides: { root: { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } } },
    },
  };
}

/** What is typed into, and its words. */
function fieldsOf(color: Color): Components {
  return {
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 1, color: color.muted } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: color.edgeStrong },
        root: {
          // What can only be read does not look like a box to type into. (A growing text box measures itself in a hidden one.)
          '&:has(> [readonly]:not([aria-hidden])) .MuiOutlinedInput-notchedOutline': { borderColor: color.edge },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 2 } } },
  };
}

/** Cards, tables, dialogs and messages. */
function surfacesOf(color: Color): Components {
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: `1px solid ${color.edge}`, borderRadius: shape.card } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: color.edge, height: 48, padding: '4px 12px', fontSize: '0.9375rem' },
        head: { fontWeight: 600, color: color.muted, background: color.sunken, fontSize: '0.8125rem', height: 40 },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { ...EDGE, borderRadius: shape.control, alignItems: 'center' },
        standardInfo: { backgroundColor: color.chalkSoft, color: color.ink },
        standardSuccess: { backgroundColor: color.mossSoft, color: color.moss },
        standardWarning: { backgroundColor: color.amberSoft, color: color.amber },
        standardError: { backgroundColor: color.brickSoft, color: color.brick, overflowWrap: 'anywhere' },
      },
    },
    // On phones a message stands above the bottom bar, not on it.
    MuiSnackbar: {
      styleOverrides: {
        root: { '@media (max-width: 899px)': { bottom: 'calc(72px + env(safe-area-inset-bottom))' } },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: shape.card } } },
    MuiDialogTitle: { styleOverrides: { root: { fontFamily: fonts.heading, fontWeight: 700 } } },
    MuiLink: { defaultProps: { underline: 'always' } },
  };
}
