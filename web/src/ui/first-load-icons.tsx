import type { ReactNode, SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "children"> & {
  /** Side in pixels; 20 by default, 24 in the header. */
  size?: number;
};

/**
 * Makes one icon: a 24 x 24 drawing in a 1.5 stroke of the text's colour, hidden from screen readers. The icons of this
 * file are in the first load of every page; all others are in icons.tsx.
 */
export const createIcon = (drawing: ReactNode) =>
  function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
        className={`shrink-0 ${rest.className ?? ""}`}
      >
        {drawing}
      </svg>
    );
  };

export const SearchIcon = createIcon(
  <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20" />,
);
export const BagIcon = createIcon(
  <path d="M5.2 8.5h13.6l.9 11.5H4.3l.9-11.5ZM8.5 11V7.2a3.5 3.5 0 0 1 7 0V11" />,
);
export const UserIcon = createIcon(
  <path d="M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4ZM4.5 20c.6-3.7 3.6-5.6 7.5-5.6s6.9 1.9 7.5 5.6" />,
);
export const MenuIcon = createIcon(<path d="M3.5 7h17M3.5 12h17M3.5 17h11" />);
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const ArrowRightIcon = createIcon(<path d="M4 12h16m-6-6 6 6-6 6" />);
export const TruckIcon = createIcon(
  <path d="M3 6.5h11v10H3zM14 10h3.8l3.2 3.3v3.2h-7M7 15.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM17.3 15.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z" />,
);
export const ReturnIcon = createIcon(<path d="M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H8" />);
export const CashIcon = createIcon(
  <path d="M3 6.5h18v11H3zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM6 12v.1M18 12v.1" />,
);
export const MailIcon = createIcon(<path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />);
export const PhoneIcon = createIcon(
  <path d="M7.5 4 10 8.5 8 10.5c.9 2.2 3.3 4.6 5.5 5.5l2-2 4.5 2.5c-.3 2.2-1.7 3.5-3.7 3.5C10.1 20 4 13.9 4 7.7 4 5.7 5.3 4.3 7.5 4Z" />,
);
export const InstagramIcon = createIcon(
  <path d="M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4ZM16.7 7.2v.1" />,
);
export const FacebookIcon = createIcon(
  <path d="M14 20v-6h2.5l.5-3h-3V9c0-1 .5-1.5 1.5-1.5H17V4.5h-2.5C12 4.5 11 6 11 8v3H8.5v3H11v6" />,
);
export const YouTubeIcon = createIcon(<path d="M3.5 6.5h17v11h-17zM10.3 9.5v5l4.2-2.5z" />);
export const ChatIcon = createIcon(<path d="M4 5.5h16v10.8H12L7.5 20v-3.7H4V5.5ZM8 9.3h8M8 12.5h5" />);
