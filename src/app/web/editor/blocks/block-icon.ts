import AlignLeft from 'lucide-react/icons/align-left';
import AppWindow from 'lucide-react/icons/app-window';
import AudioLines from 'lucide-react/icons/audio-lines';
import Blocks from 'lucide-react/icons/blocks';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Code from 'lucide-react/icons/code';
import Contact from 'lucide-react/icons/contact';
import Download from 'lucide-react/icons/download';
import GitCommitVertical from 'lucide-react/icons/git-commit-vertical';
import Hash from 'lucide-react/icons/hash';
import Hourglass from 'lucide-react/icons/hourglass';
import ImageIcon from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import ListCollapse from 'lucide-react/icons/list-collapse';
import ListTree from 'lucide-react/icons/list-tree';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import PanelTop from 'lucide-react/icons/panel-top';
import Quote from 'lucide-react/icons/quote';
import Search from 'lucide-react/icons/search';
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import Table from 'lucide-react/icons/table';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import Vote from 'lucide-react/icons/vote';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { useBlockKinds } from './block-kinds.ts';

/** Those that blocks have chosen for themselves; a new block with another one adds it here. */
const icons: Record<string, IconShape> = {
  'align-left': AlignLeft,
  'app-window': AppWindow,
  'audio-lines': AudioLines,
  blocks: Blocks,
  'clipboard-list': ClipboardList,
  clock: Clock,
  code: Code,
  contact: Contact,
  download: Download,
  'git-commit-vertical': GitCommitVertical,
  hash: Hash,
  hourglass: Hourglass,
  image: ImageIcon,
  images: Images,
  info: Info,
  'layout-grid': LayoutGrid,
  list: List,
  'list-collapse': ListCollapse,
  'list-tree': ListTree,
  map: MapIcon,
  megaphone: Megaphone,
  mail: Mail,
  'messages-square': MessagesSquare,
  'mouse-pointer-click': MousePointerClick,
  'panel-top': PanelTop,
  quote: Quote,
  search: Search,
  'separator-horizontal': SeparatorHorizontal,
  'share-2': Share2,
  star: Star,
  table: Table,
  users: Users,
  video: Video,
  vote: Vote,
};

export const iconOf = (icon: string | undefined): IconShape => icons[icon ?? ''] ?? Blocks;

export const useBlockIcon = (buildingBlockName: string): IconShape =>
  iconOf(useBlockKinds().get(buildingBlockName)?.icon);
