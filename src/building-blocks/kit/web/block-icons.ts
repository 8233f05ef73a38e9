import Baby from 'lucide-react/icons/baby';
import Bike from 'lucide-react/icons/bike';
import Briefcase from 'lucide-react/icons/briefcase';
import Bus from 'lucide-react/icons/bus';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Euro from 'lucide-react/icons/euro';
import FileText from 'lucide-react/icons/file-text';
import Hammer from 'lucide-react/icons/hammer';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Recycle from 'lucide-react/icons/recycle';
import School from 'lucide-react/icons/school';
import SquareParking from 'lucide-react/icons/square-parking';
import TreeDeciduous from 'lucide-react/icons/tree-deciduous';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Vote from 'lucide-react/icons/vote';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import type { IconName } from '../contract/icon-name.ts';

export const blockIcons: Record<IconName, IconShape> = {
  baby: Baby,
  bike: Bike,
  briefcase: Briefcase,
  bus: Bus,
  'calendar-check': CalendarCheck,
  euro: Euro,
  'file-text': FileText,
  hammer: Hammer,
  'heart-handshake': HeartHandshake,
  house: House,
  'id-card': IdCard,
  info: Info,
  landmark: Landmark,
  mail: Mail,
  'map-pin': MapPin,
  'message-square': MessageSquare,
  phone: Phone,
  recycle: Recycle,
  school: School,
  'square-parking': SquareParking,
  'tree-deciduous': TreeDeciduous,
  truck: Truck,
  users: Users,
  vote: Vote,
};
