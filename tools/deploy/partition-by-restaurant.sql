-- Divides the tables that grow into partitions by restaurant (decision 78, docs/operating.md):
--   psql --set ON_ERROR_STOP=1 --single-transaction --file tools/deploy/partition-by-restaurant.sql "$DATABASE_URL"
-- PostgreSQL 15 or newer. The services are stopped meanwhile: every row is copied. Run again, it changes nothing.

set local search_path to public;
lock table orders, order_lines, order_status_log, order_rewards, rewards, outbox, reservations in access exclusive mode;

-- Makes 16 partitions of a table by the hash of a column, with its rows, numbers, indexes and references.
create or replace function pg_temp.divide(t text, by_column text, primary_key text) returns void as $$
declare
  whole text := t || '_whole';
  partitions constant int := 16;
  indexes text[];
  owner_keys text[];
  next_number bigint;
  statement text;
begin
  execute format('alter table %I rename to %I', t, whole);
  select coalesce(array_agg(pg_get_indexdef(indexrelid)), '{}') into indexes
    from pg_index where indrelid = whole::regclass and not indisprimary;
  select coalesce(array_agg(format('constraint %I %s', conname, pg_get_constraintdef(oid))), '{}') into owner_keys
    from pg_constraint where conrelid = whole::regclass and contype = 'f';
  execute format('create table %I (like %I including defaults including constraints including storage) partition by hash (%I)',
    t, whole, by_column);
  for n in 0 .. partitions - 1 loop
    execute format('create table %I partition of %I for values with (modulus %s, remainder %s)', t || '_' || n, t, partitions, n);
  end loop;
  if exists (select from information_schema.columns where table_name = whole and column_name = 'id') then
    next_number := nextval(pg_get_serial_sequence(whole, 'id'));
    execute format('create sequence %I as integer start with %s', t || '_numbers', next_number);
    execute format('alter table %I alter column id set default nextval(%L)', t, t || '_numbers');
    execute format('alter sequence %I owned by %I.id', t || '_numbers', t);
  end if;
  execute format('insert into %I select * from %I', t, whole);
  execute format('drop table %I', whole);
  execute format('alter table %I add primary key (%s)', t, primary_key);
  foreach statement in array indexes loop
    execute replace(statement, format(' ON public.%s ', whole), format(' ON public.%s ', t));
  end loop;
  foreach statement in array owner_keys loop
    execute format('alter table %I add %s', t, statement);
  end loop;
  execute format('analyze %I', t);
end
$$ language plpgsql;

do $$
begin
  if (select relkind from pg_class where oid = 'orders'::regclass) = 'p' then
    raise notice 'The tables are divided already.';
    return;
  end if;

  -- A unique key of a divided table holds the column that divides it: numbers alone are looked up by an index that is
  -- not unique, and stay unique because one sequence gives them.
  alter table order_lines drop constraint order_lines_order_id_orders_id_fk;
  alter table order_status_log drop constraint order_status_log_order_id_orders_id_fk;
  alter table order_rewards drop constraint order_rewards_order_id_orders_id_fk;
  alter table rewards drop constraint rewards_order_id_orders_id_fk;
  perform pg_temp.divide('orders', 'restaurant_id', 'restaurant_id, id');
  create index orders_number on orders (id);
  perform pg_temp.divide('reservations', 'restaurant_id', 'restaurant_id, id');
  create index reservations_number on reservations (id);
  perform pg_temp.divide('outbox', 'restaurant_id', 'restaurant_id, id');
  create index outbox_number on outbox (id);
  -- What belongs to an order is always asked for by its order: that divides it.
  perform pg_temp.divide('order_lines', 'order_id', 'order_id, position');
  perform pg_temp.divide('order_status_log', 'order_id', 'order_id, status');
end
$$;

-- The restaurant of what belongs to an order, so that it can refer to the order; the service does not write it.
create or replace function restaurant_of_order() returns trigger as $$
begin
  if new.order_id is null then
    new.restaurant_id := null;
  else
    select restaurant_id into new.restaurant_id from public.orders where id = new.order_id;
    if not found then
      raise foreign_key_violation using message = format('There is no order %s.', new.order_id);
    end if;
  end if;
  return new;
end
$$ language plpgsql;

do $$
declare
  t text;
  on_delete text;
begin
  foreach t in array array['order_lines', 'order_status_log', 'order_rewards', 'rewards'] loop
    if exists (select from information_schema.columns where table_name = t and column_name = 'restaurant_id') then
      continue;
    end if;
    on_delete := case t when 'rewards' then 'set null (order_id)' else 'cascade' end;
    execute format('alter table %I add column restaurant_id integer', t);
    execute format('update %I set restaurant_id = orders.restaurant_id from orders where orders.id = order_id', t);
    if t <> 'rewards' then
      execute format('alter table %I alter column restaurant_id set not null', t);
    end if;
    execute format('create trigger %I before insert or update of order_id on %I for each row execute function restaurant_of_order()',
      t || '_restaurant', t);
    execute format('alter table %I add constraint %I foreign key (restaurant_id, order_id) references orders (restaurant_id, id) on delete %s',
      t, t || '_order_fk', on_delete);
  end loop;
end
$$;
