import { createIcon } from "./first-load-icons.tsx";

export const MoreIcon = createIcon(<path strokeWidth={2.5} d="M12 5.5v.1M12 12v.1M12 18.5v.1" />);
export const RestoreIcon = createIcon(<path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.8M4.5 4.5v4.3h4.3" />);
