import type { SvgIconComponent } from '@mui/icons-material';
import ChatsIcon from '@mui/icons-material/ForumOutlined';
import JobsIcon from '@mui/icons-material/HandymanOutlined';
import PricingIcon from '@mui/icons-material/StraightenOutlined';
import DetailsIcon from '@mui/icons-material/StorefrontOutlined';
import WidgetIcon from '@mui/icons-material/WebOutlined';
import AddIcon from '@mui/icons-material/Add';
import AddRuleIcon from '@mui/icons-material/PostAddOutlined';

export interface Entry {
  to: string;
  label: string;
  Icon: SvgIconComponent;
}

export const SCREENS: Entry[] = [
  { to: '/dashboard/jobs', label: 'Jobs', Icon: JobsIcon },
  { to: '/dashboard/chats', label: 'Chats', Icon: ChatsIcon },
  { to: '/dashboard/pricing', label: 'Pricing Rules', Icon: PricingIcon },
  { to: '/dashboard/widget', label: 'Widget', Icon: WidgetIcon },
  { to: '/dashboard/details', label: 'Details', Icon: DetailsIcon },
];

export const ACTIONS: Entry[] = [
  { to: '/dashboard/jobs/new', label: 'Add Job', Icon: AddIcon },
  { to: '/dashboard/pricing/new', label: 'Add Rule', Icon: AddRuleIcon },
];

/** The entry of a menu that leads closest to `path`: Add Job where it has an entry of its own, else Jobs. */
export function currentOf(path: string, menu: Entry[]): Entry | undefined {
  return menu
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .reduce<Entry | undefined>((best, next) => (best && best.to.length > next.to.length ? best : next), undefined);
}
