/** Common first names of people who sell cars in the US. */
export const FIRST_NAMES = [
  'Maria', 'James', 'Linda', 'Robert', 'Aisha', 'Michael', 'Jennifer', 'David', 'Priya', 'William', 'Susan', 'Carlos',
  'Karen', 'Daniel', 'Grace', 'Anthony', 'Emily', 'Marcus', 'Nicole', 'Kevin', 'Tanya', 'Brian', 'Mei', 'Eric',
  'Hannah', 'Jose', 'Laura', 'Tyler', 'Denise', 'Andre', 'Megan', 'Scott', 'Yolanda', 'Patrick', 'Rachel', 'Omar',
  'Christine', 'Greg', 'Valerie', 'Luis', 'Amber', 'Steve', 'Naomi', 'Travis', 'Julie', 'Darnell', 'Heather', 'Wayne',
] as const;

export const LAST_NAMES = [
  'Garcia', 'Smith', 'Nguyen', 'Johnson', 'Patel', 'Williams', 'Martinez', 'Brown', 'Kim', 'Jones', 'Lopez', 'Miller',
  'Davis', 'Hernandez', 'Wilson', 'Anderson', 'Thomas', 'Moore', 'Jackson', 'Lee', 'Thompson', 'White', 'Harris',
  'Sanchez', 'Clark', 'Ramirez', 'Lewis', 'Walker', 'Young', 'Allen', 'King', 'Wright', 'Scott', 'Torres', 'Hill',
  'Flores', 'Green', 'Adams', 'Nelson', 'Baker', 'Rivera', 'Campbell', 'Mitchell', 'Carter', 'Reyes', 'Olson',
] as const;
