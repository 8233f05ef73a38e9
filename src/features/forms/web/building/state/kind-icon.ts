import AlignLeft from 'lucide-react/icons/align-left';
import AtSign from 'lucide-react/icons/at-sign';
import Calculator from 'lucide-react/icons/calculator';
import Calendar from 'lucide-react/icons/calendar';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Euro from 'lucide-react/icons/euro';
import EyeOff from 'lucide-react/icons/eye-off';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Hash from 'lucide-react/icons/hash';
import Heading from 'lucide-react/icons/heading';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinHouse from 'lucide-react/icons/map-pin-house';
import Paperclip from 'lucide-react/icons/paperclip';
import Phone from 'lucide-react/icons/phone';
import Scale from 'lucide-react/icons/scale';
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Signature from 'lucide-react/icons/signature';
import SquareCheck from 'lucide-react/icons/square-check';
import TextIcon from 'lucide-react/icons/text';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';

/** Imported by name, since a browser must not fetch all there are. */
const icons: Readonly<Record<string, IconShape>> = {
  'text-align-start': AlignLeft,
  'at-sign': AtSign,
  calculator: Calculator,
  calendar: Calendar,
  'calendar-range': CalendarRange,
  'circle-dot': CircleDot,
  clock: Clock,
  'copy-plus': CopyPlus,
  euro: Euro,
  'eye-off': EyeOff,
  'grid-3x3': Grid3x3,
  hash: Hash,
  heading: Heading,
  'list-ordered': ListOrdered,
  'map-pin': MapPin,
  'map-pin-house': MapPinHouse,
  paperclip: Paperclip,
  phone: Phone,
  scale: Scale,
  'separator-horizontal': SeparatorHorizontal,
  'shield-check': ShieldCheck,
  signature: Signature,
  'square-check': SquareCheck,
  text: TextIcon,
  'text-cursor-input': TextCursorInput,
};

/** The icon that a kind names; a question mark for one that nobody drew here yet. */
export const kindIcon = (name: string | undefined): IconShape => icons[name ?? ''] ?? CircleQuestionMark;
