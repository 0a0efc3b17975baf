// Several invalidations at once, up to ten, in pairs of pairs.
extension UIView.Invalidating {
    /// A property that asks for two kinds of work when it changes.
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating>(wrappedValue: Value, _ i1: I1, _ i2: I2)
    where InvalidationType == UIView.Invalidations.Tuple<I1, I2> {
        self.init(wrappedValue: wrappedValue, .init(i1, i2))
    }

    /// A property that asks for three kinds of work when it changes.
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating>(
        wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3
    )
    where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3> {
        self.init(wrappedValue: wrappedValue, .init(.init(i1, i2), i3))
    }

    /// A property that asks for four kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating
    >(wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(i1, i2), .init(i3, i4)))
    }

    /// A property that asks for five kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
        I5: UIViewInvalidating
    >(wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>, I5
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), i5))
    }

    /// A property that asks for six kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
        I5: UIViewInvalidating, I6: UIViewInvalidating
    >(wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
            UIView.Invalidations.Tuple<I5, I6>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), .init(i5, i6)))
    }

    /// A property that asks for seven kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
        I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating
    >(wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, I7>
        >
    {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), i7)))
    }

    /// A property that asks for eight kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
        I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating
    >(wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7, _ i8: I8)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, UIView.Invalidations.Tuple<I7, I8>>
        >
    {
        self.init(
            wrappedValue: wrappedValue, .init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), .init(i7, i8))))
    }

    /// A property that asks for nine kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
        I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
        I9: UIViewInvalidating
    >(wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7, _ i8: I8, _ i9: I9)
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, UIView.Invalidations.Tuple<I7, I8>>
            >, I9
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(.init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), .init(i7, i8))), i9))
    }

    /// A property that asks for ten kinds of work when it changes.
    public init<
        I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
        I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
        I9: UIViewInvalidating, I10: UIViewInvalidating
    >(
        wrappedValue: Value, _ i1: I1, _ i2: I2, _ i3: I3, _ i4: I4, _ i5: I5, _ i6: I6, _ i7: I7, _ i8: I8, _ i9: I9,
        _ i10: I10
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, UIView.Invalidations.Tuple<I3, I4>>,
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I5, I6>, UIView.Invalidations.Tuple<I7, I8>>
            >, UIView.Invalidations.Tuple<I9, I10>
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            .init(.init(.init(.init(i1, i2), .init(i3, i4)), .init(.init(i5, i6), .init(i7, i8))), .init(i9, i10)))
    }
}
