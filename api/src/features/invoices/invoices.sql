create or replace trigger invoices_are_kept before update or delete on invoices for each row
  execute function books_are_kept();

create or replace trigger credit_notes_are_kept before update or delete on credit_notes for each row
  execute function books_are_kept();
