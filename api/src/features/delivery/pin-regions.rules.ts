/** The regions of each state: the first three digits of its PIN codes. Written by api/tools/pin-codes/build-pin-codes.ts. */
const regionsByState: Readonly<Record<string, string>> = {
  "Andaman and Nicobar Islands": "744",
  "Andhra Pradesh": "503 504 515 516 517 518 520 521 522 523 524 530 531 532 533 534 535",
  "Arunachal Pradesh": "790 791 792",
  Assam: "781 782 783 784 785 786 787 788",
  Bihar:
    "800 801 802 803 804 805 811 812 813 821 823 824 841 842 843 844 845 846 847 848 851 852 853 854 855",
  Chandigarh: "140 160",
  Chhattisgarh: "490 491 492 493 494 495 496 497",
  "Dadra and Nagar Haveli and Daman and Diu": "362 396",
  Delhi: "110",
  Goa: "403",
  Gujarat: "360 361 362 363 364 365 370 380 382 383 384 385 387 388 389 390 391 392 393 394 395 396",
  Haryana: "121 122 123 124 125 126 127 131 132 133 134 135 136",
  "Himachal Pradesh": "171 172 173 174 175 176 177",
  "Jammu and Kashmir": "180 181 182 184 185 190 191 192 193 194",
  Jharkhand: "813 814 815 816 818 822 825 826 827 828 829 831 832 833 834 835",
  Karnataka: "560 561 562 563 570 571 572 573 574 575 576 577 580 581 582 583 584 585 586 587 590 591",
  Kerala: "670 671 673 676 678 679 680 682 683 685 686 688 689 690 691 695",
  Ladakh: "194",
  Lakshadweep: "682",
  "Madhya Pradesh":
    "450 451 452 453 454 455 456 457 458 460 461 462 463 464 465 466 470 471 472 473 474 475 476 477 480 481 482 483 484 485 486 487 488",
  Maharashtra: "400 401 402 410 411 412 413 414 415 416 421 422 423 424 425 431 440 441 442 443 444 445",
  Manipur: "795",
  Meghalaya: "793 794",
  Mizoram: "796",
  Nagaland: "797 798",
  Odisha: "751 752 753 754 755 756 757 758 759 760 761 762 763 764 765 766 767 768 769 770",
  Puducherry: "605 607 609",
  Punjab: "140 141 142 143 144 145 146 147 148 151 152 160",
  Rajasthan:
    "301 302 303 304 305 306 307 311 312 313 314 321 322 323 324 325 326 327 328 331 332 333 334 335 341 342 343 344 345",
  Sikkim: "737",
  "Tamil Nadu":
    "600 601 602 603 604 605 606 607 608 609 610 611 612 613 614 620 621 622 623 624 625 626 627 628 629 630 631 632 635 636 637 638 639 641 642 643",
  Telangana: "500 501 502 503 504 505 506 507 508 509",
  Tripura: "799",
  "Uttar Pradesh":
    "201 202 203 204 205 206 207 208 209 210 211 212 221 222 223 224 225 226 227 228 229 230 231 232 233 241 242 243 244 245 246 247 250 251 261 262 271 272 273 274 275 276 277 281 282 283 284 285",
  Uttarakhand: "244 246 247 248 249 262 263",
  "West Bengal": "700 711 712 713 721 722 723 731 732 733 734 735 736 741 742 743",
};

/** The states of a PIN code by its first three digits; `undefined` for an unknown region. */
export const statesOfPin = (pin: string): string[] | undefined => {
  const region = pin.slice(0, 3);
  const states = Object.keys(regionsByState).filter((state) =>
    regionsByState[state]?.split(" ").includes(region),
  );
  return states.length > 0 ? states : undefined;
};
