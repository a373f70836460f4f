import { createIcon } from "./first-load-icons.tsx";

export const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronRightIcon = createIcon(<path d="m9.5 6 6 6-6 6" />);
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = createIcon(<path d="M5 12h14" />);
export const BinIcon = createIcon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />,
);
export const HeartIcon = createIcon(
  <path d="M12 19.5C6 15.4 3.8 12.3 3.8 9.2a4.3 4.3 0 0 1 8.2-1.8 4.3 4.3 0 0 1 8.2 1.8c0 3.1-2.2 6.2-8.2 10.3Z" />,
);
export const StarIcon = createIcon(
  <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 3.8Z" />,
);
export const FilterIcon = createIcon(<path d="M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.8v4.4M8.5 14.8v4.4" />);
export const ZoomInIcon = createIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20M10.5 7.8v5.4M7.8 10.5h5.4" />,
);
export const ZoomOutIcon = createIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20M7.8 10.5h5.4" />,
);
export const GridIcon = createIcon(
  <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />,
);
export const ListIcon = createIcon(<path d="M4.5 5h4v4h-4zM4.5 15h4v4h-4zM12 7h8M12 17h8" />);
export const ShieldIcon = createIcon(
  <path d="M12 3.8 19 6v5.5c0 4.2-2.8 7.1-7 8.7-4.2-1.6-7-4.5-7-8.7V6l7-2.2ZM9 12l2.2 2.2L15.2 10" />,
);
export const ClockIcon = createIcon(<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.8V12l3 2" />);
export const BoxIcon = createIcon(
  <path d="m12 3.8 7.5 4v8.4l-7.5 4-7.5-4V7.8l7.5-4ZM4.7 8 12 12l7.3-4M12 12v8M8.2 5.9l7.5 4" />,
);
export const CancelIcon = createIcon(
  <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6" />,
);
export const CheckCircleIcon = createIcon(
  <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM8.5 12.3l2.4 2.4 4.7-5" />,
);
export const AlertIcon = createIcon(<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v5M12 15.8v.2" />);
export const InfoIcon = createIcon(<path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.2" />);
export const CardIcon = createIcon(<path d="M3 6h18v12H3zM3 10h18M6.5 14.5h4" />);
export const PinIcon = createIcon(
  <path d="M12 20.5c4.3-4.2 6.5-7.6 6.5-10.6a6.5 6.5 0 0 0-13 0c0 3 2.2 6.4 6.5 10.6ZM12 7.5a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z" />,
);
export const LogOutIcon = createIcon(<path d="M14 5H5v14h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />);
export const HomeIcon = createIcon(<path d="M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5" />);
export const PencilIcon = createIcon(<path d="m5 19 .8-3.8L15.5 5.5l3 3L8.8 18.2 5 19ZM13.5 7.5l3 3" />);
export const EyeIcon = createIcon(
  <path d="M3 12c2.3-4 5.3-6 9-6s6.7 2 9 6c-2.3 4-5.3 6-9 6s-6.7-2-9-6ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z" />,
);
export const EyeOffIcon = createIcon(
  <path d="M4 4l16 16M9.9 6.3A9 9 0 0 1 12 6c3.7 0 6.7 2 9 6a17 17 0 0 1-2.6 3.4M6.3 7.9A15 15 0 0 0 3 12c2.3 4 5.3 6 9 6 1.7 0 3.2-.4 4.6-1.2" />,
);
