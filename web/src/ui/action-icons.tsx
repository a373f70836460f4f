import { createIcon } from "./first-load-icons.tsx";

export const MoreIcon = createIcon(<path strokeWidth={2.5} d="M12 5.5v.1M12 12v.1M12 18.5v.1" />);
export const RestoreIcon = createIcon(<path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.8M4.5 4.5v4.3h4.3" />);
export const FocusIcon = createIcon(
  <path d="M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM4.5 8.5v-4h4M15.5 4.5h4v4M19.5 15.5v4h-4M8.5 19.5h-4v-4" />,
);
export const ReceiptIcon = createIcon(
  <path d="M6 3.5h12v17l-2.4-1.6L13.2 20.5 12 19l-1.2 1.5-2.4-1.6L6 20.5zM9 8h6M9 12h6" />,
);
export const TagIcon = createIcon(<path d="M4 4.5h7.5l8.3 8.3-7 7L4.5 11.5 4 4.5ZM8 8.3v.1" />);
